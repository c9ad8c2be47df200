/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_CONTACT_ENDPOINT?: string;
  readonly VITE_PRODUCT_REQUEST_ENDPOINT?: string;
  readonly VITE_FORM_ENCODING?: string;
  readonly VITE_CONTACT_EXTRA_FIELDS?: string;
  readonly VITE_PRODUCT_REQUEST_EXTRA_FIELDS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_BASE_PATH?: string;
  readonly VITE_MEDIA_BASE_URL?: string;
  readonly VITE_VITALS_ENDPOINT?: string;
  readonly VITE_ABOUT_VIDEO_ID?: string;
  readonly VITE_CLINICAL_VIDEO_ID?: string;
  readonly VITE_DOMESTIC_VIDEO_ID?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
