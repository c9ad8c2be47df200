import { payloadKeys } from './enquiry';
import { formService } from './send-enquiry';

export type NetlifyFormProps = { form: 'contact' | 'request' };

/**
 * Netlify Forms learns a form from the HTML of the build, by its name and fields. This one is there to be read by it,
 * never to be filled in, and only where a `form-name` is configured (docs/forms.md).
 */
export function NetlifyForm({ form }: NetlifyFormProps) {
  const name = formService(form).extraFields['form-name'];
  if (!name) return null;
  return (
    <form name={name} method="post" data-netlify="true" hidden>
      {payloadKeys[form].map((key) => (
        <input key={key} name={key} />
      ))}
    </form>
  );
}
