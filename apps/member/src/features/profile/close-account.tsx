import { isApiError } from '@saola/api-client'
import { calls, closeHindrances, type CloseHindrance } from '@saola/protocol'
import { callMutation, openWarning, signOut, useApp } from '@saola/shell'
import { ProofForm } from '@saola/sign-in'
import { Button, Card, Checkbox, Dialog } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './close-account.module.css'

/** Closing the account for good: every hindrance is named, and nothing is closed by one careless tap. */
export function CloseAccount(): ReactElement {
  const { t } = useTranslation(['security', 'shell'])
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [sure, setSure] = useState(false)
  const [unsure, setUnsure] = useState(false)
  const close = useMutation({
    ...callMutation(app.api, calls.member.closeAccount, { quiet: true }),
    onSuccess: () => {
      setOpen(false)
      openWarning(app.dialogs, {
        title: { key: 'security:close.done' },
        text: { key: 'security:close.done_text' },
        onConfirm: () => {
          signOut(app.session)
          app.navigation.restart()
        },
      })
    },
  })
  return (
    <Card title={t('security:close.title')}>
      <p className={styles.note}>{t('security:close.note')}</p>
      <Button variant="danger" wide onClick={() => setOpen(true)}>
        {t('security:close.start')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('security:close.title')}
        description={t('security:close.note')}
        closeLabel={t('shell:dialog.close')}
        size="small"
      >
        <ProofForm
          fields={[{ name: 'password', label: t('security:field.password'), kind: 'password' }]}
          submitLabel={t('security:close.submit')}
          danger
          onSubmit={async (values) => {
            setUnsure(!sure)
            if (sure) await close.mutateAsync(values)
          }}
          renderRefusal={(error) => {
            const reasons = hindrancesOf(error)
            if (reasons.length === 0) return undefined
            return (
              <>
                {t('security:close.refused')}
                <ul className={styles.reasons}>
                  {reasons.map((reason) => (
                    <li key={reason}>{t(`security:close.reason.${reason}`)}</li>
                  ))}
                </ul>
              </>
            )
          }}
        >
          <Checkbox
            checked={sure}
            onChange={(event) => {
              setSure(event.target.checked)
              setUnsure(false)
            }}
            error={unsure && t('security:close.sure_needed')}
          >
            {t('security:close.sure')}
          </Checkbox>
        </ProofForm>
      </Dialog>
    </Card>
  )
}

/** Why the gateway refused, from `value.reasons` of its answer; nothing for any other failure. */
function hindrancesOf(error: unknown): readonly CloseHindrance[] {
  if (!isApiError(error) || error.code !== 'member.close.refused') return []
  const { value } = error.body as { value?: { reasons?: unknown } }
  const named = value?.reasons
  return Array.isArray(named) ? closeHindrances.filter((reason) => named.includes(reason)) : []
}
