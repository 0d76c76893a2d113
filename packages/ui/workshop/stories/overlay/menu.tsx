import { Button, Icon, Menu } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { escapeCloses } from '../../keys.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Menu',
  group: 'press',
  purpose: {
    vi: 'Danh sách ngắn các việc dưới một nút. Để chọn một giá trị trong biểu mẫu thì dùng Select.',
    en: 'A short list of acts under a button. To choose a value in a form, take a Select.',
  },
  stories: [
    { id: 'acts', name: { vi: 'Việc và nhóm', en: 'Acts in groups' }, Show: Acts },
    { id: 'checks', name: { vi: 'Có dấu chọn', en: 'With check marks' }, Show: Checks },
  ],
  keys: [
    {
      keys: 'Enter, Space, Down',
      does: { vi: 'Mở và đứng ở dòng đầu tiên.', en: 'Opens it, with the focus on the first line.' },
    },
    { keys: 'Up, Down', does: { vi: 'Đi qua từng dòng.', en: 'Walks the lines.' } },
    { keys: 'Home, End', does: { vi: 'Đến dòng đầu, dòng cuối.', en: 'Goes to the first, the last line.' } },
    { keys: 'A-Z', does: { vi: 'Đến dòng bắt đầu bằng chữ đó.', en: 'Goes to the line that starts so.' } },
    escapeCloses,
  ],
}

const nothing = () => undefined

function Acts({ say }: StoryProps): ReactElement {
  return (
    <Menu
      align="start"
      head="an.nguyen"
      groups={[
        [
          { id: 'account', label: say('Hồ sơ', 'Account'), icon: 'user', onSelect: nothing },
          { id: 'wallet', label: say('Ví', 'Wallet'), icon: 'wallet', onSelect: nothing },
          { id: 'gift', label: say('Đổi quà', 'Rewards'), icon: 'gift', disabled: true, onSelect: nothing },
        ],
        [{ id: 'out', label: say('Đăng xuất', 'Sign out'), icon: 'logout', tone: 'bad', onSelect: nothing }],
      ]}
    >
      <Button icon={<Icon name="user" size={18} />}>{say('Tài khoản', 'Account')}</Button>
    </Menu>
  )
}

function Checks({ say }: StoryProps): ReactElement {
  const [lang, setLang] = useState('vi')
  return (
    <Menu
      align="start"
      groups={[
        [
          { id: 'vi', label: 'Tiếng Việt', checked: lang === 'vi', onSelect: () => setLang('vi') },
          { id: 'en', label: 'English', checked: lang === 'en', onSelect: () => setLang('en') },
        ],
      ]}
    >
      <Button icon={<Icon name="globe" size={18} />}>{say('Ngôn ngữ', 'Language')}</Button>
    </Menu>
  )
}
