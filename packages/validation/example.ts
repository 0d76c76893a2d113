import { checkField, messageOf, toRule } from '@saola/validation'

// One field of GET /wps/system/setting/register.
const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')

for (const value of ['saola2026', '9lives', '']) {
  const [issue] = checkField(username, value)
  console.log(value, issue === undefined ? 'is fine' : messageOf(issue))
}
