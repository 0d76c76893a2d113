import type { RegistrationField, RegistrationWay } from '@saola/rules'
import type { OtherWay } from '@saola/sign-in'
import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RegisterCaptcha } from './register-captcha.tsx'
import { RegisterCode } from './register-code.tsx'
import { RegisterField } from './register-field.tsx'
import styles from './register-form.module.css'
import type { RegisterLayout } from './register-layout.ts'
import type { InvitationCheck } from './use-invitation-check.ts'
import type { Typed } from './use-register-form.ts'
import type { RegisterTexts } from './use-register-texts.ts'

export type RegisterFieldsOfWayProps = {
  way: RegistrationWay
  layout: RegisterLayout
  form: UseFormReturn<Typed>
  texts: RegisterTexts
  invited: InvitationCheck
  otherWays: readonly OtherWay[]
  /** Whether the optional fields are in sight. */
  unfolded: boolean
  onFold: (unfolded: boolean) => void
  /** Goes up when a captcha picture has been used. */
  attempts: number
}

/** The fields of one way of registration: what is asked for, what may be told, the picture to read. */
export function RegisterFieldsOfWay(props: RegisterFieldsOfWayProps): ReactElement {
  const { way, layout, form, texts, invited, otherWays, unfolded, onFold, attempts } = props
  const { t } = useTranslation(['session', 'shell', 'validation'])
  const show = (field: RegistrationField): ReactElement =>
    field.name === 'verificationCode' ? (
      <RegisterCode
        key={field.name}
        channel={way === 'email' ? 'email' : 'sms'}
        form={form}
        otherWays={otherWays}
      />
    ) : (
      <RegisterField key={field.name} field={field} form={form} texts={texts} invited={invited} />
    )
  return (
    <>
      <p className={styles.legend}>{t('validation:marked_required')}</p>
      {layout.shown.map(show)}
      {layout.folded.length > 0 && (
        <details
          className={styles.more}
          open={unfolded}
          onToggle={(event) => onFold(event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <span>{t('session:register.more_fields')}</span>
            <span className={styles.optional}>{t('shell:state.optional')}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className={styles.folded}>{layout.folded.map(show)}</div>
        </details>
      )}
      {layout.captcha !== undefined && (
        <RegisterCaptcha
          attempt={attempts}
          error={form.formState.errors.captcha?.message}
          hint={texts.hint(layout.captcha)}
          onSolved={(answer) => form.setValue('captcha', answer)}
          {...form.register('captcha')}
        />
      )}
    </>
  )
}
