/** A preview of a survey of the demo, by the link that its designer gets. */
import { survey } from '../../admin/generated/resources.ts';
import { signIn } from './people.ts';

/** Its path and key. */
export async function surveyPreviewAddress(origin: string): Promise<string> {
  const { accessToken } = await signIn(origin, 'admin');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const list = await fetch(`${origin}/api/${survey.path}/?range=[0,0]`, { headers });
  const [first] = (await list.json()) as { id: number }[];
  const body = JSON.stringify({ survey_id: first?.id });
  const answer = await fetch(`${origin}/api/surveypreview/`, { method: 'POST', headers, body });
  const { url } = (await answer.json()) as { url: string };
  return url.slice(new URL(url).origin.length);
}
