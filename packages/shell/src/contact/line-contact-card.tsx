import { calls } from '@saola/protocol'
import { Card, Checkbox, Skeleton } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { callMutation } from '../calls/call-mutation.ts'
import { callQuery } from '../calls/call-query.ts'
import { useHasCalls } from '../capabilities/use-has-calls.ts'
import { useApp } from '../context/app-context.tsx'
import { ContactLinks } from './contact-links.tsx'
import styles from './contact.module.css'

/** Whether the line may contact this account, and how to reach who stands above it (member 16). */
export function LineContactCard(): ReactElement | null {
  const { t } = useTranslation('member')
  const { api } = useApp()
  const { data, isLoading } = useQuery(callQuery(api, calls.member.lineContact))
  const set = useMutation(callMutation(api, calls.member.setLineContact, { invalidates: ['member'] }))
  // Shown from the tap on, until the server's answer is read.
  const [wish, setWish] = useState<boolean>()
  // A choice that cannot be made, or that nobody can see, is none.
  const isThere = useHasCalls('member.lineContact', 'member.setLineContact')
  if (!isThere) return null
  if (isLoading) return <Skeleton height="10rem" />
  if (data === undefined) return null
  const choose = (mayContact: boolean): void => {
    setWish(mayContact)
    set.mutate({ mayContact }, { onSettled: () => setWish(undefined) })
  }
  return (
    <Card title={t('contact.title')}>
      <div className={styles.card}>
        {data.own === undefined ? (
          <p className={styles.hint}>{t('contact.no_number')}</p>
        ) : (
          <>
            <Checkbox checked={wish ?? data.mayContact} onChange={(event) => choose(event.target.checked)}>
              {t('contact.choice')}
            </Checkbox>
            <p className={styles.hint}>{t('contact.hint', { phone: data.own })}</p>
          </>
        )}
        {data.upline !== undefined && (
          <>
            <h3 className={styles.head}>{t('contact.upline', { name: data.upline.name })}</h3>
            <ContactLinks {...data.upline} />
          </>
        )}
      </div>
    </Card>
  )
}
