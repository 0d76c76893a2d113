import { Countdown } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Countdown',
  group: 'show',
  purpose: {
    vi: 'Thời gian còn lại, không bao giờ dưới không. Nơi hiện nó cũng là nơi cho nó nhịp đồng hồ.',
    en: 'The time left, never below zero. Whoever shows it also ticks it.',
  },
  stories: [{ id: 'formats', name: { vi: 'Cách viết', en: 'Formats' }, Show: Formats }],
  keys: [],
}

const now = 0

function Formats({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <Countdown now={now} target={125_000} label={say('Còn lại để xác nhận', 'Left to confirm')} />
      <Countdown now={now} target={3_723_000} label={say('Còn lại đến kỳ quay', 'Left to the draw')} />
      <Countdown
        now={now}
        target={273_600_000}
        label={say('Còn lại đến ngày chốt', 'Left to the settlement')}
        format={({ days, hours }) => say(`${days} ngày ${hours} giờ`, `${days} days ${hours} hours`)}
      />
      <Countdown now={now} target={-1} label={say('Đã hết giờ', 'Time is over')} />
    </Row>
  )
}
