import { statusQuery, useApp } from '@saola/shell'
import { useState } from 'react'
import { takeHandover } from '../landing-handover.ts'
import { pictureHosts } from './hosts-in-use.ts'

/** What an `img` needs to show a picture from whichever host has it. */
export type Picture = {
  /** Undefined where nobody has it. */
  source: string | undefined
  onError: () => void
  onLoad: () => void
}

/**
 * A picture by its path at the gateway: asked of a picture host, then of another, at last of the gateway itself. An
 * address of its own stays as it is. A host has failed when another one has what it did not bring (system 7); what
 * nobody has says nothing of the hosts.
 */
export function usePicture(path: string | undefined): Picture {
  const { api, brand, queryClient } = useApp()
  // Read once: a hundred tiles need no news of the status.
  const [told] = useState(() => queryClient.getQueryData(statusQuery(api).queryKey)?.info.imageCDNs ?? [])
  // The page that stood here before took it from the gateway itself, and so has the browser.
  const [host, setHost] = useState(() =>
    isAddress(path) || takeHandover() !== undefined ? undefined : pictureHosts.pick(told),
  )
  const [tried, setTried] = useState<readonly string[]>([])
  const [missing, setMissing] = useState<string>()
  return {
    source:
      path === undefined || path === missing
        ? undefined
        : `${host ?? (isAddress(path) ? '' : brand.gateway.origin)}${path}`,
    onError() {
      if (host === undefined) {
        setMissing(path)
        return
      }
      const silent = [...tried, host]
      setTried(silent)
      setHost(pictureHosts.pick(told, silent))
    },
    onLoad() {
      for (const silent of tried) pictureHosts.drop(silent)
    },
  }
}

function isAddress(path: string | undefined): boolean {
  return path !== undefined && !path.startsWith('/')
}
