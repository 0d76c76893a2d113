import {
  checkCaptcha,
  checkComment,
  checkField,
  checkForm,
  checkInvitationCode,
  checkRealName,
  commentLimit,
  compilePattern,
  fieldLength,
  messageKeys,
  messageOf,
  patterns,
  standardField,
  standardSchema,
  toRule,
} from '@saola/validation'

// One field of GET /wps/system/setting/register.
const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')

for (const value of ['saola2026', '9lives', '']) {
  const [issue] = checkField(username, value)
  console.log(value, issue === undefined ? 'is fine' : messageOf(issue))
}

// A whole form, in the order of its rules.
const code = toRule({ patternId: 6, minLength: 6, maxLength: 6, required: true }, 'verificationCode')
console.log(
  checkForm({ username, verificationCode: code }, { username: 'saola2026' }).map(({ field, key }) => [
    field,
    key,
  ]),
)

// The same rules for any form library that takes a Standard Schema: a schema of the form, or one of each field.
const form = standardSchema({ username }, { say: (issue) => messageOf(issue).key })
console.log(form['~standard'].validate({ username: '9lives' }), standardField(username)['~standard'].vendor)

// What no server rule describes: names with their accents, codes of a link, a captcha, the comment of an application.
console.log(checkRealName('Y-Bhăm Niê'), checkInvitationCode('tet-2027'), checkCaptcha(''))
console.log(checkComment('x'.repeat(commentLimit + 1)).map(({ key }) => key))

// What rules are made of, and every text that an issue may name.
console.log(patterns[6].test('123456'), compilePattern('(a+)+$', 100), fieldLength('Hà'.normalize('NFD')))
console.log(messageKeys.includes('validation.required'))
