import { type ListPlace, useHasCalls, useRight } from '@saola/shell'
import { Button, ChoiceChips, Icon } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { onlySaid } from '#shared/list/only-said.ts'
import { Inbox } from './inbox.tsx'
import styles from './messages.module.css'
import { SentMessages } from './sent-messages.tsx'
import { WriteDialog } from './write-dialog.tsx'

/** Which messages, and to whom a new one goes that another page asked for. */
export type MessagesView = ListPlace & { list?: 'inbox' | 'sent'; to?: string; id?: number }

type MessagesPageProps = { view: MessagesView; onView: (view: MessagesView) => void }

/** Messages along the line (team 32 to 34): what the agent wrote, and what its upline wrote to it. */
export function MessagesPage({ view, onView }: MessagesPageProps): ReactElement {
  const { t } = useTranslation('messages')
  const canWrite = useHasCalls('team.sendMessage')
  const mayWrite = useRight('messages.act') && canWrite
  const [isWriting, setWriting] = useState(view.to !== undefined)
  const { list = 'sent', page, asOf } = view
  const write = mayWrite && (
    <Button variant="primary" icon={<Icon name="mail" size={18} />} onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  )
  const turn = (place: ListPlace): void => onView({ list, ...place })
  const place = onlySaid({ page, asOf })
  return (
    <>
      <PageHead title={t('title')}>{write}</PageHead>
      <div className={styles.page}>
        <ChoiceChips
          legend={t('title')}
          legendHidden
          choices={[
            { value: 'sent' as const, label: t('sent') },
            { value: 'inbox' as const, label: t('inbox') },
          ]}
          value={list}
          onValueChange={(value) => onView({ list: value })}
        />
        {list === 'inbox' ? (
          <Inbox place={place} onPlace={turn} />
        ) : (
          <SentMessages place={place} onPlace={turn} />
        )}
      </div>
      {mayWrite && isWriting && (
        <WriteDialog
          to={view.to}
          id={view.id}
          onClose={() => {
            setWriting(false)
            if (view.to !== undefined) onView({ list })
          }}
          onSent={() => onView({ list: 'sent' })}
        />
      )}
    </>
  )
}
