import { DayInput, Field } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'DayInput',
  group: 'ask',
  purpose: {
    vi: 'Một ngày, viết giống nhau ở mọi trình duyệt. Ngày được nhận khi đã gõ đủ, khi rời ô hoặc nhấn Enter.',
    en: 'One day, written the same in every browser. It is taken when it is whole, the field is left or Enter is pressed.',
  },
  stories: [{ id: 'span', name: { vi: 'Từ ngày đến ngày', en: 'From day to day' }, Show: Span }],
  keys: [{ keys: 'Enter', does: { vi: 'Nhận ngày vừa gõ.', en: 'Takes the day that was typed.' } }],
}

function Span({ say }: StoryProps): ReactElement {
  const [from, setFrom] = useState('2026-11-01')
  const [to, setTo] = useState('2026-11-22')
  return (
    <Grid>
      <Field label={say('Từ ngày', 'From')}>
        <DayInput
          day={from}
          max={to}
          onDay={setFrom}
          calendarLabel={say('Chọn trên lịch', 'Choose on the calendar')}
        />
      </Field>
      <Field label={say('Đến ngày', 'To')}>
        <DayInput
          day={to}
          min={from}
          onDay={setTo}
          calendarLabel={say('Chọn trên lịch', 'Choose on the calendar')}
        />
      </Field>
    </Grid>
  )
}
