type RestoredNoticeProps = { restored: boolean; className?: string };

/**
 * Says that a draft was restored. The live region exists from the start, or nothing would be read.
 */
export function RestoredNotice({ restored, className }: RestoredNoticeProps) {
  return (
    <div className={className} role="status">
      {restored && <p className="v-notice">Ho ripreso quello che stavi scrivendo.</p>}
    </div>
  );
}
