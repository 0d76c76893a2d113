import { isSignedIn, openDialog, type AppContext } from '@saola/shell'

/** What an address may ask for, by the names of the dialogs. */
const asked: Readonly<Record<string, string>> = { login: 'sign-in', register: 'register', forgot: 'forgot' }

/** Opens the way in that an address asks for, `?dialog=register`; who is signed in needs none. */
export function openAsked(
  { dialogs, session }: Pick<AppContext, 'dialogs' | 'session'>,
  search: string,
): void {
  const name = asked[new URLSearchParams(search).get('dialog') ?? '']
  if (name !== undefined && !isSignedIn(session)) openDialog(dialogs, name)
}
