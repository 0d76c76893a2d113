import { useApp } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useProtection } from '#shared/protection/use-protection.ts'
import styles from './account-page.module.css'

/** Under which this device keeps the offer that its member has put away. */
const putAwayKey = 'limits-offer'

/** The offer of limits that comes again every six months (protection 21), until the member puts it away. */
export function LimitsOffer(): ReactElement | null {
  const { t } = useTranslation('protection')
  const { device } = useApp().storage
  const state = useProtection()
  const [putAway, setPutAway] = useState(() => device.read(putAwayKey))
  const offeredAt = state?.offeredAt
  if (offeredAt === undefined || state?.pause !== undefined || putAway === String(offeredAt)) return null
  const handlePutAway = (): void => {
    device.write(putAwayKey, String(offeredAt))
    setPutAway(String(offeredAt))
  }
  return (
    <div className={styles.notice}>
      <Notice
        tone="info"
        action={
          <>
            <Button size="small" asChild>
              <Link to={paths.protection}>{t('strip.open')}</Link>
            </Button>
            <Button size="small" variant="quiet" onClick={handlePutAway}>
              {t('offer.later')}
            </Button>
          </>
        }
      >
        {t('offer.text')}
      </Notice>
    </div>
  )
}
