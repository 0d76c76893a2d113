import { newcomerMs } from '@saola/rules'
import { Card, IconButton } from '@saola/ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useSession } from '../context/app-context.tsx'
import { useServerNow } from '../context/use-server-now.ts'
import type { TourScene } from './tour-art.tsx'
import { TourButton } from './tour-button.tsx'
import styles from './tour.module.css'

/** That this device has shown the card, so that it shows it to nobody again. */
const key = 'welcomed'

export type WelcomeCardProps = {
  who: 'member' | 'agent'
  scenes: readonly TourScene[]
  /** What else there is to do first. */
  children?: ReactNode
}

/** Greets whoever registered in the last thirty days, once on each device, with a tour to take or leave (session 33). */
export function WelcomeCard({ who, scenes, children }: WelcomeCardProps): ReactElement | null {
  const { t } = useTranslation(['tour', 'shell'])
  const { storage } = useApp()
  const { member } = useSession()
  const [isShown, setShown] = useState(() => storage.device.read(key) === undefined)
  const now = useServerNow(undefined)
  const { regDate } = member ?? {}
  const isNew = regDate !== undefined && now < regDate + newcomerMs
  if (!isShown || !isNew || member === undefined) return null
  const leave = (): void => {
    storage.device.write(key, 'yes')
    setShown(false)
  }
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('tour:welcome', { name: member.nickname ?? member.account })}</h2>
        <IconButton icon="close" label={t('tour:welcome.later')} onClick={leave} />
      </div>
      <p className={styles.text}>{t(`tour:welcome.${who}`)}</p>
      <div className={styles.ways}>
        <TourButton scenes={scenes} variant="primary" onLeft={leave} />
        {children}
      </div>
    </Card>
  )
}
