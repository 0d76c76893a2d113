/** Limits, breaks, self-exclusion and reality checks. */
export const protection = {
  title: 'Chơi có trách nhiệm',
  'kind.deposit': 'Hạn mức nạp',
  'kind.loss': 'Hạn mức thua',
  'kind.wager': 'Hạn mức cược',
  'period.24h': '24 giờ',
  'period.7d': '7 ngày',
  'period.month': 'Tháng này',
  'break.24h': 'Nghỉ 24 giờ',
  'break.7d': 'Nghỉ 7 ngày',
  'break.30d': 'Nghỉ 30 ngày',
  'exclusion.6m': '6 tháng',
  'exclusion.1y': '1 năm',
  'exclusion.2y': '2 năm',
  'exclusion.3y': '3 năm',
  'exclusion.4y': '4 năm',
  'exclusion.5y': '5 năm',
  'exclusion.permanent': 'Vĩnh viễn',
  'refused.amount': 'Nhập số tiền chẵn lớn hơn 0',
  'refused.no_request': 'Không có yêu cầu nào đang chờ',
  'refused.waiting': 'Bạn có thể xác nhận từ {{confirmFromAt}}. Hạn mức cũ vẫn giữ nguyên.',
  'refused.lapsed': 'Hạn xác nhận đã qua lúc {{confirmUntilAt}}. Hãy gửi yêu cầu mới nếu vẫn muốn đổi.',
  'refused.shorter': 'Bạn đang trong thời gian nghỉ dài hơn, không thể rút ngắn',
  'over.deposit':
    'Hạn mức nạp {{limitAmount}} chỉ còn {{leftAmount}}. Hạn mức bắt đầu mở lại lúc {{resetsAt}}.',
  'over.loss':
    'Hạn mức thua {{limitAmount}} chỉ còn {{leftAmount}}. Hạn mức bắt đầu mở lại lúc {{resetsAt}}.',
  'over.wager':
    'Hạn mức cược {{limitAmount}} chỉ còn {{leftAmount}}. Hạn mức bắt đầu mở lại lúc {{resetsAt}}.',
  'closed.break': 'Bạn đang tạm nghỉ đến {{untilAt}}. Rút tiền vẫn mở.',
  'closed.exclusion': 'Bạn đã tự loại trừ đến {{untilAt}}. Rút tiền vẫn mở.',
  'closed.permanent': 'Bạn đã tự loại trừ vĩnh viễn. Rút tiền vẫn mở.',
} as const
