import { Tabs } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Tabs',
  group: 'frame',
  purpose: {
    vi: 'Vài khung chung một chỗ. Nếu mỗi khung có địa chỉ riêng thì dùng TabLinks.',
    en: 'Panels that share a place. If each has an address of its own, take TabLinks.',
  },
  stories: [{ id: 'three', name: { vi: 'Ba thẻ', en: 'Three tabs' }, Show: Three }],
  keys: [
    {
      keys: 'Tab',
      does: {
        vi: 'Vào thẻ đang mở, rồi vào khung của nó.',
        en: 'Goes to the open tab, then into its panel.',
      },
    },
    {
      keys: 'Left, Right',
      does: { vi: 'Mở thẻ bên cạnh, đi vòng.', en: 'Opens the next tab, around the end too.' },
    },
    { keys: 'Home, End', does: { vi: 'Mở thẻ đầu, thẻ cuối.', en: 'Opens the first, the last tab.' } },
  ],
}

function Three({ say }: StoryProps): ReactElement {
  const [tab, setTab] = useState('hot')
  return (
    <Tabs
      label={say('Danh sách trò chơi', 'Lists of games')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: 'hot',
          label: say('Nổi bật', 'Popular'),
          content: <p>{say('Tám trò được chơi nhiều nhất.', 'The eight games played most.')}</p>,
        },
        {
          value: 'new',
          label: say('Mới về', 'New'),
          content: <p>{say('Vừa mở tuần này.', 'Opened this week.')}</p>,
        },
        {
          value: 'mine',
          label: say('Yêu thích', 'Favourites'),
          content: <p>{say('Chưa có gì ở đây.', 'Nothing here yet.')}</p>,
        },
      ]}
    />
  )
}
