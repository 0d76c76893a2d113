import { useApp, useSession } from '@saola/shell'
import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Keeps a device that is told of news known, whichever session its owner has by now (support 16). */
export function KeptNotices(): null {
  const { api } = useApp()
  const { token } = useSession()
  useEffect(() => {
    const mayTell = 'Notification' in window && Notification.permission === 'granted'
    if (token === undefined || !mayTell) return undefined
    return whenIdle(async () => {
      const notices = await import('./device-notices.ts').catch(() => undefined)
      await notices?.keepDeviceTold(api)
    })
  }, [api, token])
  return null
}
