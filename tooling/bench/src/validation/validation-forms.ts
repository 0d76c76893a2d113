import { toRule, type FieldRule, type PatternId } from '@saola/validation'

/** One field of the form as every contender reads it. Optional fields are left out when they are empty. */
export interface Field {
  readonly name: string
  readonly patternId: PatternId
  readonly min: number
  readonly max: number
  readonly isRequired: boolean
}

/** A registration in fifteen fields, by the built-in pattern of each id. */
export const fields: readonly Field[] = [
  field('username', 1, 6, 12, true),
  field('password', 5, 8, 20, true),
  field('confirmPassword', 5, 8, 20, true),
  field('payeeName', 12, 2, 50, true),
  field('nickname', 14, 2, 20, false),
  field('mobileNum', 6, 10, 10, true),
  field('email', 3, 6, 64, true),
  field('zalo', 6, 9, 11, false),
  field('telegram', 4, 5, 32, false),
  field('whatsapp', 6, 9, 15, false),
  field('birthday', 11, 10, 10, true),
  field('idNumber', 6, 12, 12, false),
  field('paymentPassword', 6, 6, 6, true),
  field('affiliateCode', 4, 4, 16, false),
  field('captcha', 4, 4, 6, true),
]

/** The rules of the form, as Saola reads them from the gateway. */
export const rules: Readonly<Record<string, FieldRule>> = Object.fromEntries(
  fields.map(({ name, patternId, min, max, isRequired }) => [
    name,
    toRule({ patternId, minLength: min, maxLength: max, required: isRequired }, name),
  ]),
)

/** What somebody in Vietnam may have typed. */
export type Form = Readonly<Record<string, string>>

/** A form in which everything is right. */
export const goodForm: Form = {
  username: 'saola2026',
  password: 'HornOfTheSaola1',
  confirmPassword: 'HornOfTheSaola1',
  payeeName: 'Nguyễn Thị Ánh Tuyết',
  nickname: 'AnhTuyet88',
  mobileNum: '0912345678',
  email: 'anh.tuyet@example.com',
  zalo: '0912345678',
  telegram: 'anhtuyet88',
  whatsapp: '84912345678',
  birthday: '1998-04-30',
  idNumber: '001198012345',
  paymentPassword: '135790',
  affiliateCode: 'ABCD2026',
  captcha: '7k3p',
}

/** A form in which five fields of the fifteen are wrong. */
export const badForm: Form = {
  ...goodForm,
  username: '9lives',
  mobileNum: '0912 34567',
  email: 'anh.tuyet@example',
  birthday: '1998-02-30',
  captcha: '',
}

/** The fields that a judge has to name in `badForm`. */
export const wrongFields: readonly string[] = ['username', 'mobileNum', 'email', 'birthday', 'captcha']

function field(name: string, patternId: PatternId, min: number, max: number, isRequired: boolean): Field {
  return { name, patternId, min, max, isRequired }
}
