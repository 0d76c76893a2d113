import { say } from '@saola/i18n'
import { useApp } from '@saola/shell'
import { useToast } from '@saola/ui'
import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Starts the worker once nothing else happens, and says when a newer build stands ready (system 21). */
export function NewerBuild(): null {
  const { i18n } = useApp()
  const toast = useToast()
  useEffect(() => {
    // Vite's own server has no worker to serve.
    if (!import.meta.env.PROD) return undefined
    return whenIdle(async () => {
      const worker = await import('./worker.ts').catch(() => undefined)
      await worker?.startWorker((take) =>
        // A warning stays until it is answered, so that nobody loses what is being typed.
        toast({
          tone: 'warn',
          text: say(i18n, 'system:update.ready'),
          action: { label: say(i18n, 'system:update.apply'), onSelect: take },
        }),
      )
    })
  }, [i18n, toast])
  return null
}
