// The gallery of parts at /parts: in development only (scripts/vite/gallery.ts).
import '@/styles/main.scss';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GallerySource } from './code-of';
import { Gallery } from './Gallery';
import source from './Gallery.tsx?raw';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <GallerySource value={source}>
        <Gallery />
      </GallerySource>
    </BrowserRouter>,
  );
