import { Field, ShapedInput } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { typeIt } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'ShapedInput',
  group: 'ask',
  purpose: {
    vi: 'Một dòng chữ tự sửa khi gõ, như chữ in hoa hoặc chỉ chữ số. Bàn phím đang ghép dấu thì chờ ghép xong.',
    en: 'One line that changes what is typed, to capitals or to digits. What a keyboard still composes is left until it is done.',
  },
  stories: [{ id: 'shapes', name: { vi: 'Hình thức', en: 'Shapes' }, Show: Shapes }],
  keys: [typeIt],
}

function Shapes({ say }: StoryProps): ReactElement {
  const [holder, setHolder] = useState('')
  const [code, setCode] = useState('')
  return (
    <Grid>
      <Field label={say('Chủ tài khoản', 'Account holder')}>
        <ShapedInput value={holder} onValueChange={setHolder} shape={(text) => text.toUpperCase()} />
      </Field>
      <Field label={say('Mã xác nhận', 'Code')}>
        <ShapedInput
          inputMode="numeric"
          value={code}
          onValueChange={setCode}
          shape={(text) => text.replaceAll(/\D/g, '')}
        />
      </Field>
    </Grid>
  )
}
