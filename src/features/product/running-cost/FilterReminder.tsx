import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { announce } from '@/lib/browser/announce';

type FilterReminderProps = {
  machine: string;
  filter: string;
};

/** Saves a calendar entry for the next filter. */
export function FilterReminder({ machine, filter }: FilterReminderProps) {
  const [status, setStatus] = useState('');

  function report(sentence: string) {
    setStatus(sentence);
    announce(sentence);
  }

  async function save() {
    try {
      const { saveReminder } = await import('./save-reminder');
      report(saveReminder(machine, filter));
    } catch {
      report('The file could not be made: the connection may have dropped. Press again.');
    }
  }

  return (
    <div className="needs-script pt-4">
      <button type="button" className="px-0 border-0 bg-transparent min-h-touch text-link" onClick={() => void save()}>
        Filter reminder (.ics) <CalendarPlus size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {status && <p className="small muted mt-2 mb-0">{status}</p>}
    </div>
  );
}
