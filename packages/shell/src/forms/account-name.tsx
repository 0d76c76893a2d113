import type { ReactElement } from 'react'
import { useSession } from '../context/app-context.tsx'

/** Lets a password manager know whose password a form asks for; nobody sees it. */
export function AccountName(): ReactElement {
  return (
    <input type="text" hidden autoComplete="username" value={useSession().member?.account ?? ''} readOnly />
  )
}
