import { calls } from '@saola/protocol'
import { useApp, useSaveFile } from '@saola/shell'
import { Button, Card, Icon, useToast } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './close-account.module.css'

/** Everything that is kept about the account, as one file (member 13). */
export function ExportData(): ReactElement {
  const { t } = useTranslation('security')
  const { api, brand, session } = useApp()
  const toast = useToast()
  const file = useSaveFile()
  const call = calls.member.exportData
  const read = useMutation({
    mutationKey: [call.id],
    mutationFn: () => api.send(call),
    meta: { call },
    onSuccess: (data) => {
      const name = `${brand.merchant}-${session.member?.account ?? 'account'}.json`
      file.save(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      toast({ tone: 'good', text: t('data.exported') })
    },
  })
  return (
    <Card title={t('data.title')}>
      <p className={styles.note}>{t('data.note')}</p>
      <Button
        wide
        icon={<Icon name="download" size={20} />}
        busy={read.isPending}
        onClick={() => read.mutate()}
      >
        {t('data.export')}
      </Button>
    </Card>
  )
}
