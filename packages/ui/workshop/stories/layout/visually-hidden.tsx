import { VisuallyHidden } from '@saola/ui'
import type { ReactElement } from 'react'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'VisuallyHidden',
  group: 'frame',
  purpose: {
    vi: 'Lời chỉ dành cho trình đọc màn hình, khi mắt đã thấy đủ.',
    en: 'Words for screen readers only, where the eye has enough.',
  },
  stories: [{ id: 'unit', name: { vi: 'Nói rõ con số', en: 'Explains a figure' }, Show: Unit }],
  keys: [],
}

function Unit({ say }: StoryProps): ReactElement {
  return (
    <p>
      <b className="figures">42</b> <span aria-hidden="true">ms</span>
      <VisuallyHidden>{say('mili giây, đường truyền nhanh', 'milliseconds, a fast line')}</VisuallyHidden>
    </p>
  )
}
