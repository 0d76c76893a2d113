import { calls } from '@saola/protocol'
import { termsVersion } from '@saola/rules'
import { Button, Dialog, Notice } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { callMutation } from '../calls/call-mutation.ts'
import { useApp } from '../context/app-context.tsx'
import { keepMember } from '../session/session.ts'
import { signOut } from '../session/sign-in-out.ts'
import styles from './terms-text.module.css'
import { TermsText } from './terms-text.tsx'

/** Terms that have changed, to be accepted or left by signing out (member 24). */
export function TermsConsent(): ReactElement {
  const { t } = useTranslation(['told', 'terms', 'session'])
  const app = useApp()
  const [isReminded, setReminded] = useState(false)
  const accept = useMutation({
    ...callMutation(app.api, calls.member.acceptTerms),
    onSuccess: () => {
      const { member } = app.session
      if (member !== undefined) keepMember(app.session, { ...member, termsDue: undefined })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && setReminded(true)}
      title={t('told:consent.title')}
      description={t('told:consent.body')}
      closeLabel={t('told:consent.close')}
      footer={
        <>
          <Button onClick={() => void signOut(app)}>{t('session:sign_out')}</Button>
          <Button
            variant="primary"
            busy={accept.isPending}
            onClick={() => accept.mutate({ version: termsVersion })}
          >
            {t('told:consent.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        {isReminded && <Notice live>{t('told:consent.needed')}</Notice>}
        <TermsText />
      </div>
    </Dialog>
  )
}
