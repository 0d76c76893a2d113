import { calls, type CallReply } from '@saola/protocol'
import { useApp, useIssueWords } from '@saola/shell'
import { checkConfirmedPassword, ProofForm, type ProofField } from '@saola/sign-in'
import { Dialog, Notice, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** The first sign-in password of an account that was opened by SMS or a provider, proved by a code to its own address. */
export function SetPasswordDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['security', 'session', 'shell'])
  const words = useIssueWords()
  const { api } = useApp()
  const toast = useToast()
  const [sent, setSent] = useState<CallReply<typeof calls.member.passwordCode>>()
  const code: ProofField<string>[] =
    sent === undefined || sent.channel === 'none'
      ? []
      : [{ name: 'verificationCode', label: t(`security:field.code.${sent.channel}`), kind: 'code' }]
  const fields: ProofField<string>[] = [
    ...code,
    { name: 'newPassword', label: t('session:field.newPassword'), kind: 'new-password' },
    {
      name: 'confirmNewPassword',
      label: t('session:field.confirmNewPassword'),
      kind: 'new-password',
      check: (values) =>
        words(
          checkConfirmedPassword(values['newPassword'] ?? '', values['confirmNewPassword'] ?? '')[0],
          t('session:field.confirmNewPassword'),
        ),
    },
    { name: 'code', label: t('security:field.code.any'), kind: 'authenticator' },
  ]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('security:password.first_title')}
      description={t('security:password.first_note')}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      {sent === undefined ? (
        <ProofForm
          key="send"
          fields={[]}
          submitLabel={t('security:contact.send')}
          send={() => api.send(calls.member.passwordCode)}
          onDone={setSent}
        />
      ) : (
        <>
          <Notice>
            {sent.channel === 'none'
              ? t('security:password.first_fresh')
              : t('security:password.first_code', { address: sent.masked })}
          </Notice>
          <ProofForm
            key="save"
            fields={fields}
            submitLabel={t('security:contact.save')}
            send={(values) =>
              api.send(calls.member.setPassword, {
                verificationCode: values['verificationCode'],
                newPassword: values['newPassword'] ?? '',
                confirmNewPassword: values['confirmNewPassword'] ?? '',
                code: values['code'],
              })
            }
            invalidates={['member']}
            onDone={() => {
              toast({ tone: 'good', text: t('security:password.first_done') })
              onClose()
            }}
          />
        </>
      )}
    </Dialog>
  )
}
