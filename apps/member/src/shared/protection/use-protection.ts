import { accountType, type ProtectionState } from '@saola/protocol'
import { isSignedIn, useApp, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { protectionQuery } from './protection-query.ts'

/** Limits and breaks of the member; undefined until they are read, and for who plays no real money. */
export function useProtection(): ProtectionState | undefined {
  const app = useApp()
  const session = useSession()
  const mayRest = isSignedIn(session) && session.member?.type !== accountType.trial
  const { data } = useQuery({ ...protectionQuery(app), enabled: mayRest })
  return mayRest ? data : undefined
}
