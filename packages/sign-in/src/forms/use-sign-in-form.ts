import { formSchema, useForm, useIssueWords, useSystemStatus, type AppForm } from '@saola/shell'
import { useTranslation } from 'react-i18next'
import { checkAccountName, checkMobile, checkPasswordFormat } from './check-credentials.ts'
import type { SignIn } from './use-sign-in.ts'

/** A way in that has a form. */
export type SignInWay = 'password' | 'sms'

/** What the sign-in form holds, whichever way is in sight. */
export type SignInTyped = {
  username: string
  password: string
  captcha: string
  mobileNum: string
  verificationCode: string
}

const nothingTyped: SignInTyped = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  verificationCode: '',
}

/** The fields of each way at which a refusal is said; a wrong name or password is not said at either. */
const toldAt = { password: ['captcha'], sms: ['mobileNum', 'verificationCode'] } as const

/** The form of a way in; the other way keeps what was typed. */
export function useSignInForm(way: SignInWay, attempt: SignIn): AppForm<SignInTyped> {
  const { t } = useTranslation(['validation', 'system', 'session'])
  const words = useIssueWords()
  const rule = useSystemStatus().info.register['username']
  const { signIn, asked } = attempt
  const schema = formSchema<SignInTyped>((typed) => {
    if (way === 'sms') {
      return {
        mobileNum:
          missing(typed.mobileNum, t('system:phone.missing-phone-number')) ??
          words(checkMobile(typed.mobileNum)[0], t('session:field.mobileNum')),
        verificationCode: missing(typed.verificationCode, t('system:phone.missing-verification-code')),
      }
    }
    const noName = missing(typed.username, t('validation:credentials_required'))
    const username = noName ?? words(checkAccountName(typed.username, rule)[0], t('session:field.username'))
    // The text is about both, so it is said once.
    const noPassword = typed.password === '' && !noName ? t('validation:credentials_required') : undefined
    const password = noPassword ?? words(checkPasswordFormat(typed.password)[0], t('session:field.password'))
    const captcha = asked.captcha ? missing(typed.captcha, t('validation:captcha_required')) : undefined
    return { username, password, captcha }
  })
  const kit = useForm(
    schema,
    async ({ username, password, captcha, mobileNum, verificationCode }, form) => {
      if (way === 'sms') {
        await signIn({ username: mobileNum.trim(), password: verificationCode, type: 'sms' })
        return
      }
      // A picture serves once, right or wrong.
      form.resetField('captcha')
      const proof = { username: username.trim(), password, ...(asked.captcha && { captcha }) }
      await signIn({ ...proof, type: 'username' })
    },
    {
      values: nothingTyped,
      fieldOf: (wireName) => toldAt[way].find((name) => name === wireName),
    },
  )
  return {
    ...kit,
    refused: kit.refused ?? attempt.refused,
    forgive: () => {
      kit.forgive()
      attempt.restart()
    },
  }
}

function missing(typed: string, text: string): string | undefined {
  return typed.trim() === '' ? text : undefined
}
