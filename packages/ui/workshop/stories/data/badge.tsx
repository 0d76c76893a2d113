import { Badge } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Badge',
  group: 'show',
  purpose: {
    vi: 'Một hai chữ về trạng thái của thứ đứng cạnh nó.',
    en: 'A word or two on the state of the thing beside it.',
  },
  stories: [{ id: 'tones', name: { vi: 'Các sắc', en: 'Tones' }, Show: Tones }],
  keys: [],
}

function Tones({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <Badge>{say('Nháp', 'Draft')}</Badge>
      <Badge tone="info">{say('Đang xử lý', 'Working')}</Badge>
      <Badge tone="good">{say('Đã vào ví', 'Received')}</Badge>
      <Badge tone="warn">{say('Chờ xác nhận', 'Waiting')}</Badge>
      <Badge tone="bad">{say('Bị từ chối', 'Refused')}</Badge>
      <Badge tone="value">VIP 5</Badge>
      <Badge tone="accent">{say('Mới', 'New')}</Badge>
    </Row>
  )
}
