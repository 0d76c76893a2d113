import { calls } from '@saola/protocol'
import { keepMember, useApp } from '@saola/shell'
import { ProofForm, usePhoneCaptcha } from '@saola/sign-in'
import { Button, Dialog, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './contact-dialog.module.css'

export type ContactDialogProps = { channel: 'sms' | 'email'; onClose: () => void }

/** A new phone number or mail address: a code goes there first, then code and password save it. */
export function ContactDialog({ channel, onClose }: ContactDialogProps): ReactElement {
  const { t } = useTranslation(['security', 'shell'])
  const { api, session } = useApp()
  const toast = useToast()
  const captcha = usePhoneCaptcha(channel)
  const [sent, setSent] = useState<{ to: string; minutes: number }>()
  const handleSaved = async (): Promise<void> => {
    toast({ tone: 'good', text: t('security:contact.done') })
    onClose()
    keepMember(session, await api.send(calls.member.info))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`security:contact.title_${channel}`)}
      description={
        sent === undefined
          ? t('security:contact.note')
          : t('security:contact.sent', { address: sent.to, minutes: sent.minutes })
      }
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      {captcha.dialog}
      {sent === undefined ? (
        <ProofForm
          key="address"
          fields={[
            {
              name: 'contact',
              label: t(`security:field.contact.${channel}`),
              kind: channel === 'sms' ? 'tel' : 'email',
            },
          ]}
          submitLabel={t('security:contact.send')}
          send={async ({ contact }) =>
            api.send(calls.member.contactCode, { channel, contact, ...(await captcha.ask()) })
          }
          onDone={({ expiredMinutes }, { contact }) =>
            setSent({ to: contact.trim(), minutes: expiredMinutes })
          }
        />
      ) : (
        <div className={styles.step}>
          <ProofForm
            key="code"
            fields={[
              { name: 'verificationCode', label: t(`security:field.code.${channel}`), kind: 'code' },
              { name: 'password', label: t('security:field.password'), kind: 'password' },
              { name: 'code', label: t('security:field.code.any'), kind: 'authenticator' },
            ]}
            submitLabel={t('security:contact.save')}
            send={(values) => api.send(calls.member.setContact, { channel, contact: sent.to, ...values })}
            invalidates={['member']}
            onDone={handleSaved}
          />
          <Button variant="ghost" wide onClick={() => setSent(undefined)}>
            {t('security:contact.other')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
