import { isApiError } from '@saola/api-client'
import { calls, closeRefusals, type CloseRefusal } from '@saola/protocol'
import {
  AccountName,
  formSchema,
  openWarning,
  PasswordField,
  RefusedNotice,
  forgetAccount,
  useApp,
  useForm,
} from '@saola/shell'
import { Button, Card, Checkbox, Dialog } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './close-account.module.css'

/** Closing the account for good: every reason against it is named, and nothing is closed by one careless tap. */
export function CloseAccount(): ReactElement {
  const { t } = useTranslation(['security', 'shell'])
  const [open, setOpen] = useState(false)
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
        <CloseForm onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function CloseForm({ onDone }: { onDone: () => void }): ReactElement {
  const { t } = useTranslation(['security', 'validation'])
  const app = useApp()
  const label = t('security:field.password')
  const schema = formSchema<{ password: string; sure: boolean }>(({ password, sure }) => ({
    password: password.trim() === '' ? t('validation:required', { field: label }) : undefined,
    sure: sure ? undefined : t('security:close.sure_needed'),
  }))
  const { form, onSubmit, problems, busy, refused, error } = useForm(schema, calls.member.closeAccount, {
    values: { password: '', sure: false },
    toInput: ({ password }) => ({ password }),
    onDone: () => {
      onDone()
      openWarning(app.dialogs, {
        title: { key: 'security:close.done' },
        text: { key: 'security:close.done_text' },
        onConfirm: () => {
          forgetAccount(app.session)
          app.navigation.restart()
        },
      })
    },
  })
  const reasons = refusalsOf(error)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <AccountName />
      <PasswordField
        {...form.register('password')}
        label={label}
        error={problems.password}
        autoComplete="current-password"
      />
      <Checkbox {...form.register('sure')} error={problems.sure}>
        {t('security:close.sure')}
      </Checkbox>
      <RefusedNotice refused={refused}>
        {reasons.length > 0 && (
          <>
            {t('security:close.refused')}
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{t(`security:close.reason.${reason}`)}</li>
              ))}
            </ul>
          </>
        )}
      </RefusedNotice>
      <Button type="submit" variant="danger" wide busy={busy}>
        {t('security:close.submit')}
      </Button>
    </form>
  )
}

/** Why the gateway refused, from `value.reasons` of its answer; nothing for any other failure. */
function refusalsOf(error: unknown): readonly CloseRefusal[] {
  if (!isApiError(error) || error.code !== 'member.close.refused') return []
  const { value } = error.body as { value?: { reasons?: unknown } }
  const named = value?.reasons
  return Array.isArray(named) ? closeRefusals.filter((reason) => named.includes(reason)) : []
}
