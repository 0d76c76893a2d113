import { Checkbox } from '@saola/ui'
import type { ReactElement } from 'react'
import { tabInto } from '../../keys.ts'
import { Stack } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Checkbox',
  group: 'ask',
  purpose: {
    vi: 'Đồng ý hay không với một câu; bấm vào cả hàng đều được.',
    en: 'Yes or no to one sentence; the whole row is the target.',
  },
  stories: [{ id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States }],
  keys: [tabInto, { keys: 'Space', does: { vi: 'Chọn hoặc bỏ chọn.', en: 'Checks or unchecks it.' } }],
}

function States({ say }: StoryProps): ReactElement {
  return (
    <Stack>
      <Checkbox>{say('Nhớ tôi trên máy này.', 'Remember me on this device.')}</Checkbox>
      <Checkbox defaultChecked>{say('Nhận tin ưu đãi qua thư.', 'Send me offers by mail.')}</Checkbox>
      <Checkbox error={say('Cần đồng ý để tiếp tục.', 'You need to agree to go on.')}>
        {say('Tôi đã đủ 18 tuổi và đồng ý với ', 'I am 18 or older and agree to the ')}
        <a href="#states">{say('điều khoản', 'terms')}</a>.
      </Checkbox>
      <Checkbox disabled defaultChecked>
        {say('Thông báo bảo mật luôn bật.', 'Security messages are always on.')}
      </Checkbox>
    </Stack>
  )
}
