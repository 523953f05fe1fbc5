/** Who wrote a comment or message about a feedback, by name: whoever reads the feedback may know with whom he works. */
export const authorName = `select author.full_name from customer_user author
  where author.company_id = t.company_id and author.id = t.user_id`;
