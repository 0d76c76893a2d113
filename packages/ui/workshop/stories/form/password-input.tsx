import { Field, PasswordInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { pressIt, typeIt } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'PasswordInput',
  group: 'ask',
  purpose: {
    vi: 'Mật khẩu xem lại được; dán và trình quản lý mật khẩu đều dùng được.',
    en: 'A password that can be looked at; pasting and password managers work.',
  },
  stories: [{ id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States }],
  keys: [
    typeIt,
    { ...pressIt, does: { vi: 'Trên con mắt: hiện hoặc ẩn.', en: 'On the eye: shows or hides it.' } },
  ],
}

function States({ say }: StoryProps): ReactElement {
  const words = {
    showLabel: say('Hiện mật khẩu', 'Show password'),
    hideLabel: say('Ẩn mật khẩu', 'Hide password'),
  }
  return (
    <Grid>
      <Field label={say('Mật khẩu', 'Password')} required>
        <PasswordInput {...words} autoComplete="current-password" defaultValue="lotus-2026" />
      </Field>
      <Field
        label={say('Mật khẩu mới', 'New password')}
        error={say('Mật khẩu cần ít nhất 8 ký tự.', 'A password has at least 8 characters.')}
      >
        <PasswordInput {...words} autoComplete="new-password" defaultValue="abc" />
      </Field>
    </Grid>
  )
}
