import { accountType, calls } from '@saola/protocol'
import { callQuery, isSignedIn, openDialog, useApp, useModule, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Opens the dialog of contracts when a request waits: only for who is signed in and plays for money, and where the merchant
 * has contracts (contracts 18). The same request is not brought up again before the site is loaded anew.
 */
export function WaitingContract(): null {
  const app = useApp()
  const session = useSession()
  const isOn = useModule('AGENTPOLICY3')
  const enabled = isOn && isSignedIn(session) && session.member?.type !== accountType.trial
  const call = calls.contracts.consolidated
  const { data } = useQuery({ ...callQuery(app.api, call), enabled, meta: { call, quiet: true } })
  const asked = useRef('')
  useEffect(() => {
    if (!enabled || data === undefined) return
    const requests = [
      data.divtypereq,
      data.dailysalreqtype,
      data.contracthoursalreq,
      data.realtimesalreqtype,
    ].filter(isFilled)
    const about = JSON.stringify(requests)
    if (requests.length === 0 || about === asked.current) return
    asked.current = about
    openDialog(app.dialogs, 'contract')
  }, [app, enabled, data])
  return null
}

/** A flag that is filled means yes, whatever it is filled with. */
function isFilled(flag: unknown): boolean {
  if (Array.isArray(flag)) return flag.length > 0
  return flag !== undefined && flag !== null && flag !== '' && flag !== 0 && flag !== '0' && flag !== false
}
