import {
  checkField,
  checkForm,
  compilePattern,
  fieldLength,
  messageKeys,
  messageOf,
  patterns,
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

// What rules are made of, and every text that an issue may name.
console.log(patterns[6].test('123456'), compilePattern('(a+)+$', 100), fieldLength('Hà'.normalize('NFD')))
console.log(messageKeys.includes('validation.required'))
