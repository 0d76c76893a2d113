import { parseUrl } from '@saola/rules'
import { useSystemStatus } from '@saola/shell'
import { useCallback, useMemo, useState } from 'react'
import { launchHosts } from '#shared/hosts/hosts-in-use.ts'
import { addressAt, type GameAddress } from './game-address.ts'

/** Where a game is opened, and what is known of that host. */
export type GameHost = {
  /** Undefined when every host has failed. */
  address: GameAddress | undefined
  /** One of several hosts: its page says that it runs, and one that does not is skipped. */
  isOneOfMany: boolean
  onFailed: () => void
}

/**
 * Opens the address of a launch at one of the launch hosts, at the next when that one fails (system 7). An address
 * that is at none of them stays as it is.
 */
export function useGameHost(told: GameAddress | undefined): GameHost {
  const { launchGameCDNs: hosts } = useSystemStatus().info
  const isOneOfMany = told !== undefined && hosts.some((host) => parseUrl(host)?.origin === told.origin)
  const [, setFailures] = useState(0)
  // The same one each time, until it is dropped.
  const host = isOneOfMany ? launchHosts.pick(hosts) : undefined
  const moved = useMemo(
    () => (told === undefined || host === undefined ? undefined : addressAt(told, host)),
    [told, host],
  )
  const onFailed = useCallback(() => {
    if (host !== undefined) launchHosts.drop(host)
    setFailures((count) => count + 1)
  }, [host])
  return { address: isOneOfMany ? moved : told, isOneOfMany, onFailed }
}
