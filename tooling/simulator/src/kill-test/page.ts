import type { Title } from '../games/titles.ts'

/** A call over the line, asked again until it is answered; undefined for a refusal. */
export type Ask = <Value>(call: () => Promise<Value>) => Promise<Value | undefined>

/** What a member's page needs, whatever is played there. */
export type Playing = {
  random: () => number
  newKey: (what: string) => string
  ask: Ask
  /** Launches a title: its address with a token in it. */
  launch: (nodeId: string) => Promise<string | undefined>
}

/** A page that is open: what it was told first, and its further calls. */
export type OpenPage<Opened> = {
  opened: Opened
  call: <Value>(path: string, body: object) => Promise<Value | undefined>
}

/** Starts a title; undefined where its token was redeemed without an answer, and the member does something else. */
export async function openPage<Opened>(
  { ask, launch }: Playing,
  title: Title,
): Promise<OpenPage<Opened> | undefined> {
  const address = await launch(title.nodeId)
  if (address === undefined) return undefined
  const { origin, searchParams } = new URL(address)
  const token = searchParams.get('token')
  const opened = await postTo<Opened & { sessionKey: string }>(origin, '/api/open', { token }).catch(
    () => undefined,
  )
  if (!opened) return undefined
  return { opened, call: (path, body) => ask(() => postTo(origin, path, body, opened.sessionKey)) }
}

/** A refusal, with its status, as the api client throws one. */
export class PageRefused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
  }
}

async function postTo<Value>(origin: string, path: string, body: object, sessionKey = ''): Promise<Value> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { Language: 'EN', 'X-Session-Key': sessionKey },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { success: boolean; errorCode?: string; value: Value }
  if (!answer.success) throw new PageRefused(response.status, answer.errorCode ?? '')
  return answer.value
}
