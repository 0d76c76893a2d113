import { IconButton } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { pressIt, tabInto } from '../../keys.ts'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'IconButton',
  group: 'press',
  purpose: {
    vi: 'Nút chỉ có biểu tượng, vuông 44 px, cho những việc ai cũng nhận ra. Khó đoán thì dùng Button có chữ.',
    en: 'A button that is only an icon, 44 px square, for acts everybody knows. If it needs guessing, take a Button.',
  },
  stories: [
    { id: 'variants', name: { vi: 'Ba kiểu', en: 'Variants' }, Show: Variants },
    { id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States },
  ],
  keys: [tabInto, pressIt],
}

function Variants({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <IconButton icon="search" label={say('Tìm', 'Search')} />
      <IconButton icon="filter" label={say('Lọc', 'Filter')} variant="raised" />
      <IconButton icon="plus" label={say('Nạp tiền', 'Deposit')} variant="accent" />
    </Row>
  )
}

function States({ say }: StoryProps): ReactElement {
  const [loved, setLoved] = useState(true)
  return (
    <Row>
      <IconButton
        icon="heart"
        label={say('Yêu thích', 'Favourite')}
        filled={loved}
        aria-pressed={loved}
        onClick={() => setLoved(!loved)}
      />
      <IconButton icon="refresh" label={say('Làm mới', 'Refresh')} disabled />
    </Row>
  )
}
