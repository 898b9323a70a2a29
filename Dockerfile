# syntax=docker/dockerfile:1
# One image for all roles: ROLE=all, web or worker. Root file system read-only: give it /tmp and /work.
FROM node:22-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
# The stand-ins for Word's fonts are made of fonts that the machine has.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fontconfig fonts-liberation fonts-crosextra-carlito fonts-crosextra-caladea fonts-dejavu \
  && npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf /var/lib/apt/lists/*

FROM node:22-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORK_FOLDER=/work
WORKDIR /app
COPY scripts/system-packages.mjs scripts/apt.mjs ./scripts/
# The packages of the one list that set-up and doctor read, and an init that reaps what programs leave behind.
RUN apt-get update \
  && node -e "import('/app/scripts/system-packages.mjs').then(({ systemPackages: all }) => console.log(Object.entries(all).filter(([purpose]) => !/^tests:/.test(purpose)).flatMap(([, names]) => names).join('\n')))" \
    | xargs apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /nonexistent filewright \
  && install -d -o filewright -g filewright -m 0711 /work
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Confined by Landlock alone, workers see the system's names of glyphs, not their own.
RUN node -e "import('/app/dist/api/engines/pdf/text/glyph-names.js').then(({ installGlyphNames }) => installGlyphNames())"
USER filewright
VOLUME ["/work", "/tmp"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# Pieces of uploads go back to the system at once.
ENV MALLOC_MMAP_THRESHOLD_=65536
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "dist/api/main.js"]
