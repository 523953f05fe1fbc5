import { FeedbackQuery } from './feedback-query.tsx';
import { ListPage } from './list/list-page.tsx';

/** What visitors said, to be read, sorted and handled: of all units, or of one in its page. */
export default function FeedbackList() {
  return (
    <FeedbackQuery>
      <ListPage />
    </FeedbackQuery>
  );
}
