// The gallery of parts at /parts: in development only (scripts/vite/gallery.ts).
import '@/styles/main.scss';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GallerySource } from './code-of';
import { PartsGallery } from './PartsGallery';
import content from './ContentParts.tsx?raw';
import controls from './ControlParts.tsx?raw';
import layout from './LayoutParts.tsx?raw';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <GallerySource value={layout + content + controls}>
        <PartsGallery />
      </GallerySource>
    </BrowserRouter>,
  );
