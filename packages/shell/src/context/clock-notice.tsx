import { formatDateTime } from '@saola/i18n'
import { useToast } from '@saola/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'
import { useApp } from './app-context.tsx'
import { isOff } from './clock.ts'

/** That this tab has told its person. */
const key = 'clock-told'

/** Tells once in each tab that the clock of the device is off, and what time it is (system 23). Draws nothing. */
export function ClockNotice(): null {
  const { t } = useTranslation('system')
  const { clock, storage } = useApp()
  const language = useLanguage()
  const toast = useToast()
  const read = (): boolean => isOff(clock.known())
  const isDue = useSyncExternalStore(clock.subscribe, read, read)
  useEffect(() => {
    if (!isDue || storage.tab.read(key) !== undefined) return
    storage.tab.write(key, 'yes')
    toast({ tone: 'warn', text: t('clock_off', { time: formatDateTime(clock.now(), language) }) })
  }, [isDue, clock, storage, toast, t, language])
  return null
}
