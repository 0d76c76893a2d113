import { ChoiceChips } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'ChoiceChips',
  group: 'ask',
  purpose: {
    vi: 'Một câu trả lời trong vài câu, tất cả đều trong tầm mắt.',
    en: 'One answer out of a few, all in sight.',
  },
  stories: [
    { id: 'amounts', name: { vi: 'Chọn nhanh', en: 'Quick amounts' }, Show: Amounts },
    { id: 'scrolls', name: { vi: 'Một hàng vuốt ngang', en: 'One row that scrolls' }, Show: Scrolls },
  ],
  keys: [
    {
      keys: 'Tab',
      does: {
        vi: 'Vào mục đang chọn, hoặc mục đầu; thêm một lần nữa thì ra khỏi cả nhóm.',
        en: 'Goes to the chosen one, or the first; once more leaves the whole group.',
      },
    },
    {
      keys: 'Left, Right, Up, Down',
      does: { vi: 'Chọn mục bên cạnh, đi vòng.', en: 'Chooses the next one, around the end too.' },
    },
    { keys: 'Space', does: { vi: 'Chọn mục đang đứng.', en: 'Chooses the one in focus.' } },
  ],
}

function Amounts({ say }: StoryProps): ReactElement {
  const [amount, setAmount] = useState<number | null>(1_000_000)
  const figure = (value: number) => say(value.toLocaleString('vi-VN'), value.toLocaleString('en-US'))
  return (
    <ChoiceChips
      legend={say('Chọn nhanh', 'Quick choice')}
      value={amount}
      onValueChange={setAmount}
      choices={[200_000, 1_000_000, 5_000_000, 20_000_000].map((value) => ({
        value,
        label: figure(value),
        disabled: value === 20_000_000,
      }))}
    />
  )
}

function Scrolls({ say }: StoryProps): ReactElement {
  const [family, setFamily] = useState<string | null>('all')
  return (
    <ChoiceChips
      legend={say('Sảnh', 'Lobby')}
      legendHidden
      scrolls
      value={family}
      onValueChange={setFamily}
      choices={[
        { value: 'all', label: say('Tất cả', 'All') },
        { value: 'live', label: say('Sòng trực tuyến', 'Live tables') },
        { value: 'slots', label: say('Nổ hũ', 'Slots') },
        { value: 'sports', label: say('Thể thao', 'Sports') },
        { value: 'cards', label: say('Game bài', 'Cards') },
        { value: 'fish', label: say('Bắn cá', 'Fishing') },
        { value: 'lottery', label: say('Xổ số', 'Lottery') },
      ]}
    />
  )
}
