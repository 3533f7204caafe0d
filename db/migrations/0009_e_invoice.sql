CREATE TABLE "e_invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"invoice_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"message_id" text,
	"file_key" text,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "e_invoice_invoiceId_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
ALTER TABLE "e_invoice" ADD CONSTRAINT "e_invoice_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;