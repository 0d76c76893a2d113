import { useApp, useHasCalls } from '@saola/shell'
import { Button, Card, Icon, Skeleton } from '@saola/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { readDeviceNotices, switchOffDeviceNotices, switchOnDeviceNotices } from '#shared/device-notices.ts'
import styles from './device-card.module.css'

const queryKey = ['device-notices']

/** Whether this device is told what is new, and the way to change it (support 16). Nothing where it cannot be. */
export function DeviceCard(): ReactElement | null {
  const { t } = useTranslation('messages')
  const { api } = useApp()
  const cache = useQueryClient()
  const { data: state, isLoading } = useQuery({
    queryKey,
    queryFn: readDeviceNotices,
    staleTime: 0,
    meta: { quiet: true },
  })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => (state === 'on' ? switchOffDeviceNotices(api) : switchOnDeviceNotices(api)),
    onSuccess: (next) => cache.setQueryData(queryKey, next),
  })
  const isTold = useHasCalls('support.pushKey', 'support.tellDevice', 'support.forgetDevice')
  if (!isTold) return null
  if (isLoading) return <Skeleton height="5rem" />
  if (state === undefined || state === 'absent') return null
  return (
    <Card aria-label={t('device.title')}>
      <div className={styles.card}>
        <span className={styles.mark} data-on={state === 'on' || undefined}>
          <Icon name="bell" size={22} />
        </span>
        <div className={styles.words}>
          <h2>{t('device.title')}</h2>
          <output>{t(`device.${isError ? 'failed' : state}`)}</output>
        </div>
        {state === 'unable' && (
          <Button asChild className={styles.act}>
            <Link to="/download">{t('device.install')}</Link>
          </Button>
        )}
        {(state === 'on' || state === 'off') && (
          <Button
            className={styles.act}
            variant={state === 'off' ? 'primary' : 'quiet'}
            busy={isPending}
            onClick={() => mutate()}
          >
            {t(state === 'off' ? 'device.switch_on' : 'device.switch_off')}
          </Button>
        )}
      </div>
    </Card>
  )
}
